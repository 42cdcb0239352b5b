import type { CrowdPackDetail } from '@console/api/contract';
import { lazyPart } from '@console/ui/on-demand';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { DIALOG, SETTINGS } from './packAddress.js';
import type { PackSaving } from './usePackSaving.js';
import type { RulesDraft } from './useRulesDraft.js';

const SavePackDialog = lazyPart(() => import('./SavePackDialog.js'));
const PackSettingsDialog = lazyPart(() => import('./PackSettingsDialog.js'));

interface PackDialogsProps {
  /** As it was saved; undefined for a new one, and until it is there. */
  pack: CrowdPackDetail | undefined;
  draft: RulesDraft;
  saving: PackSaving;
}

/** What is asked about a pack over its page: its settings, and the name under which rules are saved. */
export const PackDialogs = ({ pack, draft, saving }: PackDialogsProps) => {
  const words = useCrowdPackWords();
  const [get, set] = useQueryState();
  const open = useTabNavigate();
  return (
    <>
      <SavePackDialog
        open={saving.naming}
        rules={draft.rules}
        name={pack ? words.copyName(pack.packName) : ''}
        onSaved={(saved) => {
          draft.forget();
          saving.stopNaming();
          open('crowdPackDetail', { id: saved });
        }}
        onClose={saving.stopNaming}
      />
      {pack && (
        <PackSettingsDialog pack={pack} open={get(DIALOG) === SETTINGS} onClose={() => set({ [DIALOG]: undefined })} />
      )}
    </>
  );
};
