import type { OpenWeCom } from '../../../channels/weCom/openWeComService.js';
import type { Database } from '../../../db/database.js';

export interface QyWechatDeps {
  readonly db: Database;
  readonly open: OpenWeCom;
  /** Where the installation is reached from outside. Left out: nowhere. */
  readonly publicUrl?: string | undefined;
  /** Hosts inside that pictures of WeCom may stand on all the same. */
  readonly allowedHosts: readonly string[];
}
