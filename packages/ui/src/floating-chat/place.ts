/** How the window stands: in its place, as a pill, or over nearly everything. */
export type FloatingState = 'normal' | 'minimized' | 'maximized';

/** Where the window is, measured from the lower right corner: that is where it belongs when the screen changes. Pixels. */
export interface Place {
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels between the window and the screen's edges, as it first stands and at most as large. */
export const GAP = 20;
export const MIN_SIZE: Size = { width: 320, height: 360 };
export const DEFAULT_PLACE: Place = { right: GAP, bottom: GAP, width: 440, height: 724 };
/** On a phone the window leaves the bar above free. */
const MOBILE_TOP = 60;
/** No screen is larger; what is stored beyond was not stored here. */
const FARTHEST = 20_000;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

const fit = (wanted: number, least: number, view: number): number =>
  Math.min(view, clamp(wanted, least, view - 2 * GAP));

/** Where a window of this place stands on a screen: whole, and never beyond an edge. */
export const rectOf = (place: Place, view: Size): Rect => {
  const width = fit(place.width, MIN_SIZE.width, view.width);
  const height = fit(place.height, MIN_SIZE.height, view.height);
  return {
    width,
    height,
    left: clamp(view.width - place.right - width, 0, view.width - width),
    top: clamp(view.height - place.bottom - height, 0, view.height - height),
  };
};

export const placeOf = (rect: Rect, view: Size): Place => {
  const width = fit(rect.width, MIN_SIZE.width, view.width);
  const height = fit(rect.height, MIN_SIZE.height, view.height);
  return {
    width,
    height,
    right: clamp(view.width - rect.left - width, 0, view.width - width),
    bottom: clamp(view.height - rect.top - height, 0, view.height - height),
  };
};

export const maximizedRect = (view: Size): Rect => ({
  left: GAP,
  top: GAP,
  width: Math.max(0, view.width - 2 * GAP),
  height: Math.max(0, view.height - 2 * GAP),
});

export const mobileRect = (view: Size): Rect => ({
  left: 0,
  top: Math.min(MOBILE_TOP, view.height / 4),
  width: view.width,
  height: view.height - Math.min(MOBILE_TOP, view.height / 4),
});

export interface Remembered {
  readonly place: Place;
  readonly state: FloatingState;
}

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= FARTHEST;

/** Reads what was stored; null for anything that was not stored by `write`. */
export const readPlace = (stored: string | null): Remembered | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const { right, bottom, width, height, state }: Record<string, unknown> = { ...value };
    if (!isLength(right) || !isLength(bottom) || !isLength(width) || !isLength(height)) return null;
    if (state !== 'normal' && state !== 'minimized' && state !== 'maximized') return null;
    return { place: { right, bottom, width, height }, state };
  } catch {
    return null;
  }
};

export const writePlace = ({ place, state }: Remembered): string => JSON.stringify({ ...place, state });
