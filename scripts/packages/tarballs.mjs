/** The tarballs of the packages as a registry would get them, and whether each holds what it should. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pnpm } from '../pnpm.mjs';
import { published } from './entries.mjs';
import { must } from './must.mjs';

const NEEDED = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'];
const UNWANTED = /\.(test|test-d|stories|fixtures)\.|(^|\/)testing\/|^surface\/|tsconfig|\.tsbuildinfo$/;

/** Packs the package of a folder into another one: where its tarball is, and the files in it. */
export const pack = (home, into) => {
  const { command, args } = pnpm(['pack', '--json', '--pack-destination', into]);
  const { filename, files } = JSON.parse(must(`Packing ${home}`, command, args, { cwd: home }));
  return { tarball: path.resolve(into, filename), files: files.map((file) => file.path) };
};

const manifestOf = (tarball) => {
  const { stdout, stderr } = spawnSync('tar', ['-xOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${tarball} holds no package.json: ${stderr}`);
  return JSON.parse(stdout);
};

const faultsOf = (name, { tarball, files }) => {
  const { license, version, dependencies = {}, peerDependencies = {} } = manifestOf(tarball);
  const links = Object.entries({ ...dependencies, ...peerDependencies }).filter(([, range]) => range.includes(':'));
  return [
    ...NEEDED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => UNWANTED.test(file)).map((file) => `${file} is nobody's business`),
    ...links
      .filter(([, range]) => !range.startsWith('npm:'))
      .map(([one, range]) => `${one} is asked for as ${range}, which only the workspace has`),
    ...(license === undefined ? ['it names no licence'] : []),
    ...(/^\d+\.\d+\.\d+/.test(version) ? [] : [`${version} is no version`]),
  ].map((fault) => `The tarball of ${name}: ${fault}`);
};

/** What is wrong with the tarballs of a workspace's packages, a sentence each. They are put into a folder. */
export const tarballFaults = (workspace, into) =>
  published.flatMap((name) => faultsOf(name, pack(path.join(workspace, 'packages', name), into)));
