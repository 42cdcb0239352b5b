import { DeleteOutlined, PlusOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { useReadInsurance, useRemoveInsurance } from '@console/api/hooks/insurance';
import { IconButton } from '@console/ui/button';
import { useRemove } from '../../../actions/useRemove.js';
import { useIsMobile } from '../../../state/device.js';
import { Head } from './insurance.styles.js';
import { useInsuranceWords } from './insuranceWords.js';

interface InsuranceHeadProps {
  /** The question that is shown. Null: the next one. */
  id: string | null;
  /** The shell around it says the title. */
  titled: boolean;
  onList: () => void;
  onAdd: () => void;
  /** The one that is shown was deleted. */
  onRemoved: () => void;
}

/** What is over a question: on a phone the ways to the others, and its removal. */
export const InsuranceHead = ({ id, titled, onList, onAdd, onRemoved }: InsuranceHeadProps) => {
  const words = useInsuranceWords();
  const mobile = useIsMobile();
  const { data } = useReadInsurance(id === null ? null : { id });
  const { run: removeQuestions } = useRemoveInsurance();
  const remove = useRemove();
  const removeIt = async (question: string, idList: string[]): Promise<void> => {
    const run = () => removeQuestions({ idList });
    if (await remove({ title: words.remove(question), text: words.removeText, run, done: words.removed })) onRemoved();
  };
  return (
    <Head data-titled={titled ? '' : undefined}>
      <h2>{words.title}</h2>
      {mobile && (
        <IconButton label={words.list} icon={<UnorderedListOutlined aria-hidden />} onClick={() => onList()} />
      )}
      {mobile && id !== null && (
        <IconButton label={words.add} icon={<PlusOutlined aria-hidden />} onClick={() => onAdd()} />
      )}
      {data !== undefined && (
        <IconButton
          label={words.removeIt}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => void removeIt(data.question, [data.id])}
        />
      )}
    </Head>
  );
};
