import path from 'node:path';

const isPnpm = (file) => path.basename(file).startsWith('pnpm');

/** How to run the pnpm that runs this script, also where it is not on the path; without one, that which npx brings. */
export const pnpm = (args) => {
  const own = process.env.npm_execpath;
  if (own && isPnpm(own)) {
    return /\.[cm]?js$/.test(own) ? { command: process.execPath, args: [own, ...args] } : { command: own, args };
  }
  if (process.env.npm_config_user_agent?.startsWith('pnpm')) return { command: 'pnpm', args };
  return { command: process.platform === 'win32' ? 'npx.cmd' : 'npx', args: ['-y', 'pnpm@12', ...args] };
};
