import type { Menu } from '@console/api/contract';
import { useAddMenu, useModifyMenu } from '@console/api/hooks/menus';
import { useMessage } from '@console/ui/provider';
import { Form, InputNumber, TreeSelect } from 'antd';
import { NameField, TextField } from '../../forms/fields.js';
import { FormDrawer } from '../../forms/FormDrawer.js';
import type { Edit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { isManageable } from './menuTree.js';
import { useMenuWords } from './menuWords.js';

interface Fields {
  name: string;
  href: string;
  icon: string;
  orderNum: number;
  platform: string;
  parentId: string | undefined;
}

/** An entry to change, or a new one below another (or at the top). */
export type MenuSubject =
  | { kind: 'edit'; menu: Menu; parentId: string | undefined }
  | { kind: 'new'; parentId: string | undefined };

export interface MenuDrawerProps {
  /** Undefined while closed. */
  subject: MenuSubject | undefined;
  menus: readonly Menu[];
  edit: Edit;
  onClose: () => void;
}

interface Choice {
  value: string;
  title: string;
  disabled: boolean;
  children: Choice[];
}

/** Where an entry may stand: anywhere but in itself and below. */
const choicesOf = (
  menus: readonly Menu[],
  own: string | undefined,
  nameOf: (name: string) => string,
  disabled = false,
): Choice[] =>
  menus.map(({ permissionId, name, directorys }) => {
    const off = disabled || permissionId === own;
    return {
      value: permissionId,
      title: nameOf(name),
      disabled: off,
      children: choicesOf(directorys, own, nameOf, off),
    };
  });

const everyMenu = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...everyMenu(menu.directorys)]);

const belowOf = (menus: readonly Menu[], parentId: string | undefined): readonly Menu[] =>
  parentId === undefined ? menus : (everyMenu(menus).find((one) => one.permissionId === parentId)?.directorys ?? []);

const treeSearch = { treeNodeFilterProp: 'title' };
const ORDER_MAX = 100_000;

export const MenuDrawer = ({ subject, menus, edit, onClose }: MenuDrawerProps) => {
  const words = useMenuWords();
  const { form: formWords, menuName } = useDictionary();
  const message = useMessage();
  const add = useAddMenu();
  const modify = useModifyMenu();
  const menu = subject?.kind === 'edit' ? subject.menu : undefined;
  const fixed = menu !== undefined && !isManageable(menu);
  const beside = belowOf(menus, subject?.parentId);
  const last = Math.max(0, ...beside.map(({ orderNum }) => orderNum)) + 1;

  const initial = {
    name: menu?.name ?? '',
    href: menu?.href ?? '/',
    icon: menu?.icon ?? '',
    orderNum: menu?.orderNum ?? Math.min(last, ORDER_MAX),
    platform: menu?.platform ?? '',
    parentId: subject?.parentId,
  };

  const save = async ({ parentId, name, href, ...rest }: Fields) => {
    const settings = { ...rest, name: name.trim(), href: href.trim() };
    if (menu === undefined)
      await add.run({ ...settings, ...(parentId !== undefined && { parentId }) }, { quiet: true });
    else
      await modify.run({ permissionId: menu.permissionId, ...settings, parentId: parentId ?? null }, { quiet: true });
    message.success(menu === undefined ? words.created : words.saved);
  };

  return (
    <FormDrawer<Fields>
      recordKey={subject && (menu?.permissionId ?? `new-${subject.parentId ?? ''}`)}
      title={menu === undefined ? words.add : menuName(menu.name)}
      initial={initial}
      verb={menu === undefined ? formWords.create : formWords.save}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField name="name" label={words.name} />
      <TextField
        name="href"
        label={words.path}
        max={200}
        required
        rules={[{ pattern: /^\/[\w\-/.]*$/, message: words.pathRule }]}
        help={menu?.manageable === false ? words.beyond : words.pathHelp}
        disabled={menu?.manageable === false}
      />
      <Form.Item name="parentId" label={words.parent}>
        <TreeSelect
          allowClear
          showSearch={treeSearch}
          treeDefaultExpandAll
          placeholder={words.top}
          treeData={choicesOf(menus, menu?.permissionId, menuName)}
        />
      </Form.Item>
      <Form.Item name="orderNum" label={words.order} extra={words.orderHelp}>
        <InputNumber min={0} max={ORDER_MAX} precision={0} />
      </Form.Item>
      <TextField name="icon" label={words.icon} help={words.iconHelp} />
      <TextField
        name="platform"
        label={words.platform}
        max={20}
        rules={[{ pattern: /^\w*$/, message: words.platformRule }]}
        help={fixed ? words.beyond : words.platformHelp}
        disabled={fixed}
      />
    </FormDrawer>
  );
};
