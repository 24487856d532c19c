## Words to remember the caps of a code card by: "wise dogs watch sleepy ants". Each begins with its letter; other
## languages need not have the same. What somebody is like:
words-quality = { $letter ->
    [a] angry ancient amiable agile awkward ambitious
    [b] bold bashful brave bitter busy barefoot
    [c] clever calm curious clumsy cheerful cunning
    [d] daring dusty dreamy drowsy dizzy dapper
    [e] eager elegant early envious elderly earnest
    [f] fierce funny famous frosty furry fearless
    [g] gentle greedy gloomy grumpy golden giddy
    [h] happy hungry honest hasty hairy humble
    [i] idle icy impish inky innocent itchy
    [j] jolly jealous jaunty jumpy juicy jaded
    [k] kind keen knobbly kingly knowing kilted
    [l] lazy lucky loud lonely lofty limping
    [m] merry mighty modest moody muddy mild
    [n] noisy noble nimble naughty nervous nosy
    [o] odd old orderly oily obstinate orange
    [p] proud polite patient plump pale playful
    [q] quiet quick quaint queasy quirky queenly
    [r] rusty rude royal rosy restless round
    [s] sleepy silent sly silver stubborn shy
    [t] tiny timid tall thirsty tidy tired
    [u] unruly ugly upright useful unlucky upbeat
    [v] vain velvet vast vivid vigilant violet
    [w] wise wild weary witty wobbly warm
    [x] X-rayed xenial
    [y] young yellow yawning yearning yelling youthful
    [z] zealous zany zesty zippy
   *[other] -
}
## Who it is:
words-being = { $letter ->
    [a] ants admirals apes aunts actors anglers
    [b] bears bakers bats brokers badgers bees
    [c] cats clowns cooks camels crows captains
    [d] dogs ducks dragons dentists donkeys doves
    [e] eagles elephants eels elves envoys emperors
    [f] foxes farmers frogs friars falcons fleas
    [g] geese ghosts goats giants gulls gardeners
    [h] hens hunters hares horses hawks hermits
    [i] imps ibises infants iguanas inventors islanders
    [j] jackals judges jesters jays jugglers jaguars
    [k] kings kittens knights koalas kites kangaroos
    [l] lions lawyers larks lizards lambs ladies
    [m] mice monks moles magpies merchants moths
    [n] nuns newts nurses nephews nightingales neighbours
    [o] owls otters oxen ogres oysters orphans
    [p] pigs pirates parrots poets ponies painters
    [q] queens quails quacks questers
    [r] rats robbers ravens rabbits rogues rulers
    [s] swans sailors snails spiders squirrels sheep
    [t] tigers toads tailors twins turtles thieves
    [u] uncles unicorns ushers urchins umpires
    [v] vultures vikings vipers voles violinists vicars
    [w] wolves witches whales walruses wasps widows
    [x] xylophones xylophonists
    [y] yaks yeomen yodellers youths
    [z] zebras zealots zombies
   *[other] -
}
## What they do to others:
words-doing = { $letter ->
    [a] admire annoy ask advise amuse attack
    [b] bite bless bribe beat bother borrow
    [c] catch calm carry chase count cheat
    [d] defy dodge drill drag doubt draw
    [e] envy elect eat escape entertain escort
    [f] fear feed follow fool find fight
    [g] greet guard guide grab grill gather
    [h] hear help hide hire hug hunt
    [i] irk invite imitate ignore insult inspect
    [j] jostle judge join jab jinx juggle
    [k] kiss kick keep know knit knock
    [l] like leave lick lift lose lead
    [m] meet mock marry miss measure mind
    [n] nudge notice need nurse name nibble
    [o] obey outwit oppose offend order overtake
    [p] pinch praise pat pay paint push
    [q] quiz question quote quash quiet quell
    [r] rob rescue ride rouse raise respect
    [s] sell seek shave scare serve see
    [t] tease teach tame tickle trust trick
    [u] urge upset unite untie use unmask
    [v] visit vex value veto versify
    [w] watch warn wake wash weigh welcome
    [x] x-ray xerox
    [y] yank
    [z] zap zone
   *[other] -
}
