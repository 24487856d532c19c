## What the app's own bots say at the table, each in its voice: see the occasions in `presentation/remarks.py`.
remark-line = { $who ->
    [bruno] { $occasion ->
        [sits] Where does one buy everything?
        [hit] Someone leaned on it.
        [raided] You might have asked. I'd have said no.
        [raids] It looked lonely over there.
        [lead] Higher. There is always a higher.
        [praise] I'd have paid double for that idea.
        [wait] Prices wait for nobody. I do, apparently.
        [last] The last one is the sweetest. Or so I read.
        [wins] I'd have bought more of it.
       *[loses] Then I shall buy the next one.
    }
    [clara] { $occasion ->
        [sits] Shall we note the time? I have.
        [hit] I had allowed for a smaller hole.
        [raided] I shall want that in writing.
        [raids] Receipt enclosed.
        [lead] Provisionally.
        [praise] Neatly done. I have a column for that.
        [wait] Take your time. I am filing.
        [last] One more, then we add up.
        [wins] It is all in the file.
       *[loses] I find no error. I looked twice.
    }
    [dmitri] { $occasion ->
        [sits] I remember last time.
        [hit] I know who that was.
        [raided] Noted. In ink.
        [raids] That was for turn four.
        [lead] From here one sees everyone.
        [praise] Hm. That one I did not see.
        [wait] I have waited longer for less.
        [last] Now we find out who remembers what.
        [wins] Turn four. I said I would.
       *[loses] Well played. I shall remember it.
    }
    [frida] { $occasion ->
        [sits] It begins well. It always does.
        [hit] I said so in '92.
        [raided] Nothing is safe that is pretty.
        [raids] Better me than the weather.
        [lead] Up here the air gets thin.
        [praise] I would have waited. I'd have been wrong.
        [wait] I had a cat that decided faster.
        [last] And so to the end, as expected.
        [wins] It won't last. But it is nice.
       *[loses] I expected worse. I usually do.
    }
    [gustav] { $occasion ->
        [sits] I have prepared some equations.
        [hit] The model did not include today.
        [raided] An outlier. Several, in fact.
        [raids] Purely for the sample.
        [lead] As predicted, on page three.
        [praise] Interesting. That was my second choice.
        [wait] Thinking is two thirds of thought.
        [last] We approach the limit.
        [wins] Within one standard deviation.
       *[loses] I shall publish it anyway.
    }
    [hanna] { $occasion ->
        [sits] Hi.
        [hit] Ouch.
        [raided] Hey. Mine.
        [raids] Thanks.
        [lead] Oh. Me.
        [praise] Nice one.
        [wait] Still here.
        [last] Last one.
        [wins] Huh. Nice.
       *[loses] Again?
    }
    [igor] { $occasion ->
        [sits] After you. I insist.
        [hit] After you, as it turns out.
        [raided] Most kind of you to relieve me.
        [raids] Do forgive the inconvenience.
        [lead] I hardly dare sit here.
        [praise] My compliments. Truly.
        [wait] Not on my account, please.
        [last] Shall we? It is nearly time.
        [wins] Forgive me. One insists.
       *[loses] A pleasure to lose to manners.
    }
    [jette] { $occasion ->
        [sits] What a room. Who does your ceilings?
        [hit] And the music only just began.
        [raided] One is always robbed by acquaintances.
        [raids] Darling, it suits me better.
        [lead] Everyone is looking. Good.
        [praise] How elegant. Do it again.
        [wait] I have danced three waltzes meanwhile.
        [last] They are dimming the lights.
        [wins] Was there a race?
       *[loses] Charming. Next Tuesday, same dress.
    }
    [karl] { $occasion ->
        [sits] I brought only what I can miss.
        [hit] It was lovely while it stood.
        [raided] I had just got used to it.
        [raids] I'll be gentle with it.
        [lead] Is this still the right table?
        [praise] That had a line to it. A good line.
        [wait] Good things dry slowly.
        [last] I always leave before the varnish.
        [wins] I'll give it a good home.
       *[loses] It hangs better at your place.
    }
    [otto] { $occasion ->
        [sits] Lovely day for it.
        [hit] It got off the hook.
        [raided] That was my supper.
        [raids] Just resting my line here.
        [lead] They're biting.
        [praise] Good cast.
        [wait] No hurry. The lake isn't going anywhere.
        [last] One more, then home.
        [wins] Caught one.
       *[loses] You should have seen the one I lost.
    }
    [pia] { $occasion ->
        [sits] Anything for the evening edition?
        [hit] Page one, then. Bold.
        [raided] May I quote you on that?
        [raids] Our source prefers to remain me.
        [lead] This just in: me.
        [praise] That's a headline.
        [wait] We go to press in ten minutes.
        [last] Stop the presses. No, carry on.
        [wins] I wrote it up this morning.
       *[loses] Correction on page two.
    }
   *[emil] { $occasion ->
        [sits] Form A, then we may begin.
        [hit] I shall need a second ledger.
        [raided] Is that the usual procedure?
        [raids] By the book, page nine.
        [lead] First. There must be some mistake.
        [praise] Correct in every column.
        [wait] The office closes at six.
        [last] Last entry of the day.
        [wins] The columns agree.
       *[loses] I'll carry it over to tomorrow.
    }
}
remark-said = { $name }: { $text }
