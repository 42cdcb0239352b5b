/** An app outside of the workspace that has the packed packages installed, as a stranger would. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { published, root } from '../packages/entries.mjs';
import { pnpm } from '../pnpm.mjs';
import { must } from '../packages/must.mjs';
import { rulesPdf } from './rulesPdf.mjs';

const template = path.join(import.meta.dirname, 'app');
const ofWorkspace = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies;

/** What the app has beside the packages: in the versions that the workspace has, so that they come from its store. */
const beside = [
  'antd',
  'react',
  'react-dom',
  'styled-components',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

const pack = (name, folder) => {
  const { command, args } = pnpm(['pack', '--pack-destination', folder]);
  must(`Packing ${name}`, command, args, { cwd: path.join(root, 'packages', name) });
  const file = readdirSync(folder).find((one) => one.startsWith(`console-${name}-`) && one.endsWith('.tgz'));
  if (file === undefined) throw new Error(`Nothing was packed of ${name}`);
  return `file:${path.join(folder, file)}`;
};

/** What pdf.js reads fonts by that a file only names, as its README has it copied. */
const copyPdfFonts = (folder) => {
  const ui = realpathSync(path.join(folder, 'node_modules/@console/ui'));
  const pdfjs = path.dirname(createRequire(path.join(ui, 'package.json')).resolve('pdfjs-dist/package.json'));
  cpSync(path.join(pdfjs, 'standard_fonts'), path.join(folder, 'public/pdfjs/standard_fonts'), { recursive: true });
};

/** Makes it; `remove` takes it away again. */
export const appFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-packed-'));
  cpSync(template, folder, { recursive: true });
  const tarballs = Object.fromEntries(published.map((name) => [`@console/${name}`, pack(name, folder)]));
  const dependencies = Object.fromEntries(beside.map((name) => [name, ofWorkspace[name]]));
  const app = { private: true, type: 'module', dependencies: { ...tarballs, ...dependencies } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(app, null, 2));
  // Until they are published, the packages find each other nowhere but here.
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: tarballs, allowBuilds: builds }));
  writeFileSync(path.join(folder, 'public/rules.pdf'), rulesPdf());
  const { command, args } = pnpm(['install', '--prefer-offline', '--no-frozen-lockfile']);
  must('Installing the packed packages', command, args, { cwd: folder });
  copyPdfFonts(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Packages whose own installation would run something that nobody needs. */
const builds = { 'es5-ext': false };
