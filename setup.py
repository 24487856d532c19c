"""Packs the top-level ``resources`` folder into wheels as ``stockgames/_resources``."""

from pathlib import Path
from shutil import copytree

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithResources(build_py):
    """Copies the resources beside the modules; an editable install reads them in place."""

    def run(self) -> None:
        """Build the modules, then add the resources."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "stockgames" / "_resources"
            copytree("resources", target, dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithResources})
