import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callDocs, summariesModule } from './callDocs.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

await writeFile(at('../src/openapi/summaries.gen.ts'), summariesModule(await callDocs(at('../src/contract'))));
