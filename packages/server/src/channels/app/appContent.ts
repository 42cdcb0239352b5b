/** A push message to an app. */
export interface AppContent {
  readonly title: string;
  readonly content: string;
  /** Empty: none. */
  readonly imageUrl: string;
  readonly action: 'open' | 'page' | 'url';
  /** Page of the app or address on the web; empty for `open`. */
  readonly target: string;
}
