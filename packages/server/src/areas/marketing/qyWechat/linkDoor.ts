import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { keepContactWay } from './contactWay.store.js';
import { linkPage } from './linkPage.js';

const PATH = /^\/j\/([A-Za-z0-9]{6,40})(\/code)?$/;

interface Opened {
  readonly id: string;
  readonly isOver: boolean;
  readonly isReady: boolean;
  /** What WeCom did not tell, or its picture, may be asked for again by now. */
  readonly isDue: boolean;
}

/** A day in Shanghai counts what is opened in it. */
const countVisit = (tx: Queryable, id: string) =>
  tx.query(sql`
    insert into referral_visits as v (link_id, day, count)
    values (${id}, (now() at time zone 'Asia/Shanghai')::date, 1)
    on conflict (link_id, day) do update set count = v.count + 1`);

/** Where new people open a link, `/j/<code>`: shows the code of WeCom, and counts who comes. Null: another path. */
export const linkDoor =
  ({ db }: { readonly db: Database }) =>
  async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/j/')) return null;
    const [, code, isPicture] = PATH.exec(pathname) ?? [];
    const isLook = request.method === 'HEAD';
    if (code === undefined || !(isLook || request.method === 'GET')) return linkPage(request, 'over');
    const [found] = await db.query<Opened>(sql`
      select id, deleted_at is not null or not enabled or coalesce(expire_at <= now(), false) as "isOver",
        way_id <> '' and qr_image is not null as "isReady",
        way_state <> 'failed' or coalesce(try_at <= now(), false) as "isDue"
      from referral_links where code = ${code}`);
    if (found === undefined || found.isOver) return linkPage(request, 'over');
    if (isPicture === undefined) {
      if (!isLook)
        await db.transaction(async (tx) => {
          await countVisit(tx, found.id);
          if (!found.isReady && found.isDue) await keepContactWay(tx, found.id);
        });
      return found.isReady ? linkPage(request, 'ready', `/j/${code}/code`) : linkPage(request, 'soon');
    }
    const [picture] = await db.query<{ image: string | null; type: string }>(sql`
      select encode(qr_image, 'base64') as image, qr_type as type from referral_links where id = ${found.id}`);
    if (picture === undefined || picture.image === null) return linkPage(request, 'over');
    return new Response(isLook ? null : Buffer.from(picture.image, 'base64'), {
      headers: { 'content-type': picture.type, 'cache-control': 'no-store' },
    });
  };
