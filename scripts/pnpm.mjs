import path from 'node:path';

/** How to run the pnpm that runs this script, also where it is not on the path. */
export const pnpm = (args) => {
  const own = process.env.npm_execpath;
  if (own && /\.[cm]?js$/.test(own)) return { command: process.execPath, args: [own, ...args] };
  if (own && path.basename(own).startsWith('pnpm')) return { command: own, args };
  return { command: 'pnpm', args };
};
