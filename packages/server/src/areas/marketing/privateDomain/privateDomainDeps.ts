import type { OpenWeCom } from '../../../channels/weCom/openWeComService.js';
import type { Database } from '../../../db/database.js';
import type { SecretBox } from '../../../secrets/index.js';

export interface PrivateDomainDeps {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly open: OpenWeCom;
  /** Where the installation is reached from outside. Left out: nowhere. */
  readonly publicUrl?: string | undefined;
}
