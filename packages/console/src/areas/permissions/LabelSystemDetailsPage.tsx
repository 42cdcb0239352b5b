import { PlusOutlined } from '@ant-design/icons';
import { addTag, listTags, readTagSystem, type TagSystem } from '@console/api/contract';
import { useListTags } from '@console/api/hooks/tags';
import { useReadTagSystem } from '@console/api/hooks/tagSystems';
import { Button } from 'antd';
import { useOffered } from '@console/api/hooks/useOffered';
import { type Async, failed, ready } from '@console/base';
import { Padded } from '../../details/Padded.js';
import { DetailPage } from '../../details/DetailPage.js';
import { OpenedNotice } from '../../lists/OpenedNotice.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { idIn } from '../../navigation/addressValues.js';
import { useChosenTags } from '../../navigation/useChosenTags.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { useLabelWords } from './labelWords.js';
import { MergeTagDialog } from './MergeTagDialog.js';
import { mergedIn, mergedInto, newBelow, subjectIn } from './subjects.js';
import { TagDialog, type TagSubject } from './TagDialog.js';
import { TagEditor } from './TagEditor.js';
import { TagFilter } from './TagFilter.js';

type Shown = Pick<TagSystem, 'id' | 'name'>;

/** One label system with its labels as a tree. */
export default function LabelSystemDetailsPage() {
  const words = useLabelWords();
  const { app } = useDictionary();
  const [get] = useQueryState();
  const id = idIn(get('id'));
  const record = useRecord(`label in ${id ?? ''}`);
  const tags = useListTags(id === undefined ? null : { tagSystemId: id });
  const system = useReadTagSystem(id === undefined ? null : { id });
  const tagged = useOffered(listTags);
  const named = useOffered(readTagSystem);
  const addable = useOffered(addTag);
  const itemOf = (known: string): Async<Shown> => {
    if (!tagged) return failed({ code: 404, message: app.absent });
    return named ? system.state : ready({ id: known, name: words.title });
  };
  const filter = useChosenTags(`labels:${id ?? ''}`);
  const chosen = filter.chosen.filter((one) => tags.data?.some((tag) => tag.id === one));
  const merged = mergedIn(record);
  const going = tags.data?.find((one) => one.id === merged);
  const wanted = merged === undefined ? subjectIn(record) : undefined;
  const tag = wanted?.kind === 'edit' ? tags.data?.find((one) => one.id === wanted.id) : undefined;
  const subject: TagSubject | undefined = wanted?.kind === 'edit' ? tag && { kind: 'edit', tag } : wanted;
  const edit = (next: TagSubject) => void record.show(next.kind === 'edit' ? next.tag.id : newBelow(next.parentId));

  return (
    <DetailPage<Shown>
      title={words.title}
      titleOf={({ name }) => name}
      parent={{ title: words.title, route: 'labelSystems', back: words.back }}
      item={id === undefined ? undefined : itemOf(id)}
      what={words.title}
      gone={tagged ? words.noSystem : app.absent}
      none={words.noSystem}
      count={system.data?.tagCount}
      {...(addable && {
        renderActions: () => (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show(newBelow(undefined))}>
            {words.tag.add}
          </Button>
        ),
      })}
    >
      {({ id: tagSystemId }) => (
        <Padded>
          <OpenedNotice
            gone={
              tags.data !== undefined &&
              ((wanted?.kind === 'edit' && tag === undefined) || (merged !== undefined && going === undefined))
            }
            what="label"
            onClose={record.close}
          />
          {tags.data !== undefined && tags.data.length > 0 && (
            <TagFilter {...filter} chosen={chosen} tags={tags.data} />
          )}
          <TagEditor
            tagSystemId={tagSystemId}
            chosen={chosen}
            onEdit={edit}
            onMerge={(key) => void record.show(mergedInto(key))}
          />
          <TagDialog subject={subject} tagSystemId={tagSystemId} edit={record} onClose={record.close} />
          <MergeTagDialog tag={going} tags={tags.data ?? []} edit={record} onClose={record.close} />
        </Padded>
      )}
    </DetailPage>
  );
}
