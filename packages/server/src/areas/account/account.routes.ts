import { type AppConfig, login, logout, readAppConfig, readUser } from '@console/api/contract';
import { Failure, fail } from '../../http/failure.js';
import { type Actor, type Route, serve, serveOpen } from '../../http/serve.js';
import { type ClientLogDeps, clientLogRoutes } from './clientLog.routes.js';
import { type ProfileDeps, profileRoutes } from './profile.routes.js';
import { type SignInDeps, signIn } from './signIn.js';

export interface AccountDeps extends SignInDeps, ProfileDeps, ClientLogDeps {
  /** What a browser may know before anyone has signed in. */
  readonly appConfig: (asked: { host: string }) => Promise<AppConfig>;
  /** Ids of the tools that are there for somebody. */
  readonly openTools: (actor: Pick<Actor, 'roleIds' | 'permissions'>) => Promise<string[]>;
}

export const accountRoutes = (deps: AccountDeps): Route[] => [
  serveOpen(readAppConfig, ({ request }) => deps.appConfig({ host: request.host })),
  serveOpen(login, async ({ body, request }) => {
    const account = body.username.trim();
    const token = await signIn(deps, { account, password: body.password, address: request.address });
    return token instanceof Failure ? token : { token };
  }),
  serve(logout, async (_call, actor) => {
    await deps.signIns.revoke(actor.signInId);
    return null;
  }),
  serve(readUser, async ({ query: { needRole = true, needMenu = true } }, actor) => {
    const [user, openTools] = await Promise.all([
      deps.users.detail(actor.userId, actor.roleIds),
      deps.openTools(actor),
    ]);
    if (user === null) return fail('not_signed_in');
    return {
      ...user,
      openTools,
      roles: needRole ? user.roles : [],
      menus: needMenu ? user.menus : [],
      ...(actor.role && { currentRole: actor.role }),
      ...(actor.viewing && { viewedRole: actor.viewing }),
    };
  }),
  ...profileRoutes(deps),
  ...clientLogRoutes(deps),
];
