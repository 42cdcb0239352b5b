import { PlusOutlined } from '@ant-design/icons';
import { useListTags } from '@console/api/hooks/tags';
import { useReadTagSystem } from '@console/api/hooks/tagSystems';
import { Button } from 'antd';
import { Padded } from '../../details/details.styles.js';
import { DetailPage } from '../../details/DetailPage.js';
import { idIn } from '../../navigation/addressValues.js';
import { useChosenTags } from '../../navigation/useChosenTags.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { useLabelWords } from './labelWords.js';
import { newBelow, subjectIn } from './subjects.js';
import { TagDialog, type TagSubject } from './TagDialog.js';
import { TagEditor } from './TagEditor.js';
import { TagFilter } from './TagFilter.js';

/** One label system with its labels as a tree. */
export default function LabelSystemDetailsPage() {
  const words = useLabelWords();
  const [get] = useQueryState();
  const id = idIn(get('id'));
  const record = useRecord(`label in ${id ?? ''}`);
  const tags = useListTags(id === undefined ? null : { tagSystemId: id });
  const system = useReadTagSystem(id === undefined ? null : { id });
  const filter = useChosenTags(`labels:${id ?? ''}`);
  const chosen = filter.chosen.filter((one) => tags.data?.some((tag) => tag.id === one));
  const wanted = subjectIn(record);
  const tag = wanted?.kind === 'edit' ? tags.data?.find((one) => one.id === wanted.id) : undefined;
  const subject: TagSubject | undefined = wanted?.kind === 'edit' ? tag && { kind: 'edit', tag } : wanted;
  const edit = (next: TagSubject) => void record.show(next.kind === 'edit' ? next.tag.id : newBelow(next.parentId));

  return (
    <DetailPage
      title={words.title}
      titleOf={({ name }) => name}
      parent={{ title: words.title, route: 'labelSystems', back: words.back }}
      item={id === undefined ? undefined : system.state}
      what={words.title}
      gone={words.noSystem}
      none={words.noSystem}
      count={system.data?.tagCount}
      renderActions={() => (
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show(newBelow(undefined))}>
          {words.tag.add}
        </Button>
      )}
    >
      {({ id: tagSystemId }) => (
        <Padded>
          {tags.data !== undefined && tags.data.length > 0 && (
            <TagFilter {...filter} chosen={chosen} tags={tags.data} />
          )}
          <TagEditor tagSystemId={tagSystemId} chosen={chosen} onEdit={edit} />
          <TagDialog subject={subject} tagSystemId={tagSystemId} edit={record} onClose={record.close} />
        </Padded>
      )}
    </DetailPage>
  );
}
