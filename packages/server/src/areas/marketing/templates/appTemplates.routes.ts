import {
  addAppTemplate,
  type AppAction,
  listAppParams,
  modifyAppTemplate,
  pageAppTemplates,
  readAppTemplate,
  removeAppTemplates,
} from '@console/api/contract';
import { isAppPage, isWayOut, lookUp } from '@console/base';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import type { TemplateDeps } from './templateDeps.js';
import { templateRows } from './templateRows.store.js';
import { templateWrites } from './templateWrites.js';

interface Tap {
  readonly appAction: string;
  readonly target: string;
}

const leads: Readonly<Record<AppAction, (target: string) => boolean>> = {
  open: () => true,
  page: isAppPage,
  url: (target) => isWayOut(target) || /^https?:\/\/\S+$/i.test(target),
};

const nowhere = (): boolean => false;

/** A tap that opens nothing but the app leads nowhere. Throws `wrong_target`. */
const tapped = ({ appAction, target }: Tap): string => {
  const wanted = appAction === 'open' ? '' : target.trim();
  if (!lookUp(leads, appAction, nowhere)(wanted)) throw fail('wrong_target');
  return wanted;
};

/** Templates of app messages. */
export const appTemplateRoutes = (deps: TemplateDeps): Route[] => {
  const { app } = templateRows(deps.db);
  const writes = templateWrites(deps);
  return [
    serve(pageAppTemplates, ({ body: { appAction, ...filter } }) =>
      app.page({ ...filter, ...(appAction && { kind: appAction }) }),
    ),
    serve(readAppTemplate, async ({ params }) => (await app.read(params.id)) ?? fail('template_not_found')),
    serve(addAppTemplate, ({ body }, { userId }) => {
      const { templateName, enabled = true, title, content, imageUrl = '', appAction, target = '' } = body;
      const said = { title, content, imageUrl: imageUrl.trim(), appAction, target: tapped({ appAction, target }) };
      return writes.add({ templateName, enabled, content: { channel: 'app', ...said } }, userId);
    }),
    serve(modifyAppTemplate, ({ body }, { userId }) => {
      const { id, version, revision, templateName, enabled, ...said } = body;
      return writes.modify(
        'app',
        {
          id,
          version,
          revision,
          templateName,
          enabled,
          change: (before) => {
            if (before.channel !== 'app') return before;
            const appAction = said.appAction ?? before.appAction;
            const isSaid = said.appAction !== undefined || said.target !== undefined;
            return {
              ...before,
              title: said.title ?? before.title,
              content: said.content ?? before.content,
              imageUrl: said.imageUrl?.trim() ?? before.imageUrl,
              appAction,
              target: isSaid ? tapped({ appAction, target: said.target ?? before.target }) : before.target,
            };
          },
        },
        userId,
      );
    }),
    serve(removeAppTemplates, async ({ query }) => {
      await writes.remove('app', query.idList);
      return null;
    }),
    serve(listAppParams, ({ request }) => deps.params.list(request.language)),
  ];
};
