import type { Permission } from './permissions.js';

export type Area =
  | 'account'
  | 'assistants'
  | 'chat'
  | 'customerData'
  | 'dataQuery'
  | 'dictionary'
  | 'embed'
  | 'faq'
  | 'feedback'
  | 'graph'
  | 'home'
  | 'knowledge'
  | 'marketing'
  | 'messages'
  | 'metrics'
  | 'permissions'
  | 'slides'
  | 'statistics'
  | 'tools';

/** One page of the console, without its component. */
export interface Route {
  /** Path after the `#`, `{name}` for a parameter. */
  readonly path: `/${string}`;
  /** Name of the page in Chinese; the console's dictionary has the other languages. */
  readonly title: string;
  readonly area: Area;
  /** In menus, where the entry that grants it brings none of its own: a name of @ant-design/icons, without `Outlined`. */
  readonly icon?: string;
  /** `open`: without a token; `token`: everyone who is signed in; `menu`: granted by a menu entry with this path. */
  readonly access: 'open' | 'token' | 'menu';
  /**
   * The console has no page for it yet, so no installation is given an entry for it. Taken away when the page lands:
   * the next start adds its entry everywhere, and grants it to the administrators.
   */
  readonly planned?: true;
  /** Not in the menu. */
  readonly hidden?: boolean;
  /** Path of the page whose grant opens this one too. */
  readonly detailOf?: `/${string}`;
  /** Path of the menu entry that is lit while this page is open. Left out: that of `detailOf`, else its own. */
  readonly activeMenu?: `/${string}`;
  /** False: the folders that the page lies in are not named above it. */
  readonly breadcrumb?: boolean;
  /** Platforms it belongs to; left out, to all. */
  readonly platforms?: readonly ('CDP' | 'AICDP')[];
  /** What a person who was granted this page may call. */
  readonly grants?: readonly Permission[];
}
