import { modifyAssistant } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { Button } from 'antd';
import { useDictionary } from '../../../locale/useDictionary.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { MendLine } from './case.styles.js';
import { useCaseWords } from './caseWords.js';

export interface AssistantMendProps {
  assistantId: string;
  assistantName: string;
  /** It is to be set anew. */
  onEdit: () => void;
  /** It was set anew, here or elsewhere. */
  onMended: () => void;
}

/** The assistant that answered, set anew where the case is: its prompt, its model, its bases. */
export const AssistantMend = ({ assistantId, assistantName, onEdit, onMended }: AssistantMendProps) => {
  const words = useCaseWords();
  const { menuName } = useDictionary();
  const { follow } = useAddress();
  const may = usePermitted(modifyAssistant);
  return (
    <MendLine role="group" aria-label={words.assistantSettings}>
      {words.assistantSettings}
      <PageLink href={linkTo('assistantConfiguration', { open: assistantId })} onNavigate={follow}>
        {menuName(assistantName)}
      </PageLink>
      <span />
      {may && (
        <Button size="small" onClick={onEdit}>
          {words.editAssistant}
        </Button>
      )}
      <Button size="small" type="text" onClick={onMended}>
        {words.noteMended}
      </Button>
    </MendLine>
  );
};
