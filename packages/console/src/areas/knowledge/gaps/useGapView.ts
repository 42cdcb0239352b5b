import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';

/** In the address of the FAQ node while its waiting questions are looked at. */
const GAPS = 'gaps';

/** Of the address, what belongs to the one list or to the other. */
const ofLists = {
  current: undefined,
  q: undefined,
  sort: undefined,
  open: undefined,
  tag: undefined,
  status: undefined,
  state: undefined,
  reason: undefined,
  scope: undefined,
  draft: undefined,
};

/** Whether the waiting questions of a base are looked at, and which of them is being written as an FAQ. */
export const useGapView = () => {
  const [get, set] = useQueryState();
  return {
    isShown: get('view') === GAPS,
    show: () => set({ ...ofLists, view: GAPS }, { push: true }),
    scope: get('scope') === 'all' ? ('all' as const) : ('base' as const),
    /** Those that wait are shown unless others are asked for. */
    hasState: get('state') !== undefined,
    draftId: idIn(get('draft')),
    write: (id: string) => set({ open: undefined, draft: id }, { push: true }),
    endWriting: () => set({ draft: undefined }),
  };
};
