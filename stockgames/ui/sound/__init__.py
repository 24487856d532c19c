"""What can be heard at a table: made by recipes, mixed, and played where there is a loudspeaker."""
