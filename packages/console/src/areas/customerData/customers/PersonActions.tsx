import { DeleteOutlined, DownloadOutlined, EditOutlined, UsergroupAddOutlined } from '@ant-design/icons';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useCareWords } from './care/careWords.js';
import { useCustomerWords } from './customerWords.js';

interface PersonActionsProps {
  /** The reader may see and take along all that is known, and erase it. */
  whole: boolean;
  /** The reader may put people into crowd packs. */
  mayAdd: boolean;
  onExport: () => void;
}

/** What can be done about one customer; what is asked for it stands in the address. */
export const PersonActions = ({ whole, mayAdd, onExport }: PersonActionsProps) => {
  const words = useCustomerWords();
  const care = useCareWords();
  const [, set] = useQueryState();
  const open = (what: 'erase' | 'pack' | 'edit') => set({ open: what }, { push: true });
  return (
    <>
      {whole && (
        <>
          <HeadButton label={words.erase} icon={<DeleteOutlined />} onClick={() => open('erase')} />
          <HeadButton label={words.exportData} icon={<DownloadOutlined />} onClick={onExport} />
        </>
      )}
      {mayAdd && <HeadButton label={care.addToPack} icon={<UsergroupAddOutlined />} onClick={() => open('pack')} />}
      <HeadButton label={words.edit} icon={<EditOutlined />} onClick={() => open('edit')} />
    </>
  );
};
