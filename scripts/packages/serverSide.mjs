/**
 * Whether a server can do with the built packages what it should: plain Node imports each entry; what has components or
 * hooks says so to servers that draw components (`"use client"`), and the rest runs where React has no hooks.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLIENT } from './clientStubs.mjs';
import { entriesOf, published } from './entries.mjs';

const beside = (file) => path.join(import.meta.dirname, file);

/** What a server calls, with or without components. */
const forServers = /^@console\/(base|api\/(contract|openapi|fake))\b/;

/** For the rendering of whole pages, not for the drawing of components. */
const notForComponents = new Set(['@console/ui/server-styles']);

const isClient = ({ module }) => CLIENT.test(readFileSync(module, 'utf8'));

/** Imports modules in a Node of their own: the names of each that React calls, or why it fails. */
const importAll = (entries, flags = []) => {
  const modules = entries.map(({ module }) => module);
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, beside('importAll.mjs'), ...modules], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [, found] = stdout.split('\u0000');
  if (found === undefined) throw new Error(`Nothing was imported: ${stderr}`);
  const all = JSON.parse(found);
  return entries.map((entry) => ({ ...entry, react: [], ...all[entry.module] }));
};

const inNode = ({ name, failure, ...entry }) => {
  if (failure !== undefined) return [`Node cannot import ${name}: ${failure}`];
  return forServers.test(name) && isClient(entry) ? [`${name} begins with 'use client', and servers call it`] : [];
};

const whereComponentsAreDrawn = ({ name, failure, react }) => {
  if (failure !== undefined) return [`${name} cannot be imported where a server draws components: ${failure}`];
  if (react.length === 0) return [];
  return [`${name}, or what it hands on, must begin with 'use client': it exports ${react.join(', ')}`];
};

/** How many imports were tried, and what is wrong, a sentence each. */
export const serverSide = () => {
  const entries = published.flatMap(entriesOf);
  const shared = entries.filter((entry) => !isClient(entry) && !notForComponents.has(entry.name));
  const stubs = pathToFileURL(beside('registerClientStubs.mjs')).href;
  const faults = [
    ...importAll(entries).flatMap(inNode),
    ...importAll(shared, ['--conditions=react-server', `--import=${stubs}`]).flatMap(whereComponentsAreDrawn),
  ];
  return { tried: entries.length + shared.length, faults };
};
