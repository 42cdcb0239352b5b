import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STORIES = /\.stories\.tsx$/;
const runtime = fileURLToPath(new URL('asWritten.ts', import.meta.url));

/** Puts every file of stories through `playAsWritten`: no annotation of Storybook can keep a play from running. */
export const playsAsWritten = (): Plugin => ({
  name: 'plays-as-written',
  enforce: 'pre',
  transform: (code, id) => {
    if (!STORIES.test(id)) return null;
    const names = [...code.matchAll(/^export const (\w+): Story(?:Obj)?\b/gm)].map(([, name]) => name);
    return {
      code: `${code}\nimport { playAsWritten } from '${runtime}';\nplayAsWritten([${names.join(', ')}]);\n`,
      map: null,
    };
  },
});
