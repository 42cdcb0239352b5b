import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.js';
import { settled, type Stories } from './stories.js';

const files = import.meta.glob<Stories>('../packages/console/src/areas/marketing/{privateDomain,qyWechat,referralLinks}/*.stories.tsx', { eager: true });
const annotations = setProjectAnnotations([preview]);
beforeAll(annotations.beforeAll);
const wanted = ['AssignmentDrawer-Phone', 'PrivateDomainPage-Loads', 'AssignmentDrawer-WaitsForSettings', 'AssignPage-Loads', 'ReferralLinksPage-Statistics', 'PrivateDomainPage-OpensAGroup', 'ReferralLinksPage-Opens', 'AssignPage-NobodyFits', 'AssignPage-Statistic'];
const all = Object.entries(files).flatMap(([path, { default: _d, ...stories }]) =>
  Object.keys(stories).map((name) => ({ path, name, picture: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')}-${name}` })),
).filter(({ picture }) => wanted.includes(picture)).flatMap((one) => [{ ...one, more: { viewport: { value: 'phone' } }, as: '-phone', size: [390, 844] }, { ...one, more: { language: 'en-US' }, as: '-en', size: [1440, 900] }]);
it.each(all)('$picture', { retry: 0 }, async ({ path, name, picture, more, as, size }) => {
  const { default: described, ...stories } = files[path];
  const { play: _p, ...still } = stories[name];
  await page.viewport(...size);
  const made = composeStory({ ...still, globals: { ...still.globals, ...more } }, described, undefined, name);
  try { await made.run(); } catch (e) { console.log(picture, String(e).slice(0, 200)); }
  await settled(2000);
  await new Promise((r) => setTimeout(r, 900));
  await page.screenshot({ path: `/tmp/t23w/node_modules/.look/${picture}${as}.png` });
});
