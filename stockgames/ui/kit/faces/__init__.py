"""Shade portraits: cut-paper profiles built from parts, in a mount, with a crest beside them.

`resources/art/faces.svg` holds the parts, `faces.json` the faces and the people made of both.
"""
