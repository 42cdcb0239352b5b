import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { docx, docxParagraph } from '../../parsing/testing/docx.js';
import { pptx } from '../../parsing/testing/pptx.js';

/** What the program does with the file that it is given. */
const manners = {
  writes: 'cp "$here/file.$to" "$out/file.$to"',
  fails: 'exit 7',
  /** As the true one does with a file that it cannot read. */
  writesNothing: 'exit 0',
  hangs: 'sleep 600',
  /** Leaves somebody behind who would write later. */
  leavesOthers: '(sleep 2; echo late > "$here/late") & sleep 600',
} as const;

const script = (manner: keyof typeof manners): string => `#!/bin/sh
here="$(dirname "$0")"
{ echo "$@"; env; } > "$here/called"
cp "$(eval echo "\\\${$#}")" "$here/given"
for one in "$@"; do case "$one" in -env:UserInstallation=file://*) cp "\${one#-env:UserInstallation=file://}/user/registrymodifications.xcu" "$here/settings";; esac; done
while [ $# -gt 0 ]; do
  case "$1" in --convert-to) to="$2" ;; --outdir) out="$2" ;; esac
  shift
done
${manners[manner]}
`;

/** A program that stands where LibreOffice would: it writes the same two files, whatever it is given. */
export const fakeOffice = async (manner: keyof typeof manners = 'writes') => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-office-'));
  const program = path.join(folder, 'soffice');
  await writeFile(
    path.join(folder, 'file.docx'),
    docx(docxParagraph('总则', 'Heading1') + docxParagraph('比赛分四节。')),
  );
  await writeFile(path.join(folder, 'file.pptx'), pptx([{ title: '赛季总结', lines: ['共 42 场比赛'] }]));
  await writeFile(program, script(manner));
  await chmod(program, 0o755);
  return {
    program,
    /** What it has left beside itself: `called` with its arguments and surroundings, `given`, `settings`. */
    left: (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
