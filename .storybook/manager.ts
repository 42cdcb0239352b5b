import { addons } from 'storybook/manager-api';

/** The guide is read: nothing below it that controls or checks. */
const isGuide = (id: string | undefined): boolean =>
  id !== undefined && /^(?:start-here|foundations-(?:colour|type|space|motion|icons))--/.test(id);

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (isGuide(storyId) ? false : shown),
  },
});
