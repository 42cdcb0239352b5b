import { usePageAssistants } from '@console/api/hooks/assistants';
import { failed, loading, ready } from '@console/base';
import { useState } from 'react';
import { useEdit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import type { EditAssistantProps } from '../../pages/parts.js';
import { AssistantDrawer } from './AssistantDrawer.js';

type OwnProps = Omit<EditAssistantProps, 'onMissing'>;

/** An assistant changed beside what it was found wanting in. What is typed is kept as in the list of assistants. */
export default function EditAssistantDrawer({ id, onSaved, onClose }: OwnProps) {
  const { list: words } = useDictionary();
  const { follow } = useAddress();
  // The drawer of the last one stays while it closes.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const edit = useEdit(`assistant:${last ?? ''}`);
  const { state } = usePageAssistants(id === undefined ? null : { current: 1, size: 1, idList: [id] });
  const [found] = state.state === 'ready' ? state.data.list : [];
  const missing = failed({ code: 404, message: words.gone });
  const opened = state.state === 'error' ? state : state.state === 'loading' ? loading : found ? ready(found) : missing;
  const close = () => {
    edit.setDirty(false);
    onClose();
  };
  const show = async (other: string) => follow(linkTo('assistantConfiguration', { open: other }));
  return (
    <AssistantDrawer
      list={{ record: { ...edit, id, isNew: false, show, close }, opened: id === undefined ? undefined : opened }}
      onSaved={onSaved}
    />
  );
}
