import { modifyAssistant } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { Button } from 'antd';
import { useState } from 'react';
import { useDictionary } from '../../../locale/useDictionary.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useParts } from '../../../pages/parts.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { MendLine } from './case.styles.js';
import { useCaseWords } from './caseWords.js';

export interface AssistantMendProps {
  assistantId: string;
  assistantName: string;
  /** It was set anew, here or elsewhere. */
  onMended: () => void;
}

/** The assistant that answered, set anew where the case is: its prompt, its model, its bases. */
export const AssistantMend = ({ assistantId, assistantName, onMended }: AssistantMendProps) => {
  const words = useCaseWords();
  const { menuName } = useDictionary();
  const { follow } = useAddress();
  const { EditAssistant } = useParts();
  const may = usePermitted(modifyAssistant);
  const [asked, setAsked] = useState(false);
  const [editing, setEditing] = useState(false);
  return (
    <>
      <MendLine role="group" aria-label={words.assistantSettings}>
        {words.assistantSettings}
        <PageLink href={linkTo('assistantConfiguration', { open: assistantId })} onNavigate={follow}>
          {menuName(assistantName)}
        </PageLink>
        <span />
        {may && (
          <Button
            size="small"
            onClick={() => {
              setAsked(true);
              setEditing(true);
            }}
          >
            {words.editAssistant}
          </Button>
        )}
        <Button size="small" type="text" onClick={onMended}>
          {words.noteMended}
        </Button>
      </MendLine>
      {asked && (
        <EditAssistant
          id={editing ? assistantId : undefined}
          onSaved={onMended}
          onClose={() => setEditing(false)}
          onMissing={() => {
            setAsked(false);
            setEditing(false);
          }}
        />
      )}
    </>
  );
};
