import { useListStaffNicks } from '@console/api/hooks/marketing/referralLink';
import { mapAsync } from '@console/base';
import type { RecordFilter } from '../../../lists/recordFilters.js';
import { useWeComWords } from './weComWords.js';

/** Narrows a list to what one member of staff has. */
export const useStaffFilter = (): RecordFilter<{ staffId: string }> => {
  const words = useWeComWords();
  const staff = useListStaffNicks({});
  return {
    key: 'staff',
    label: words.staff,
    known: 'id',
    options: mapAsync(staff.state, (list) => list.map(({ id, nick }) => ({ value: id, label: nick }))),
    toInput: (staffId) => ({ staffId }),
  };
};
