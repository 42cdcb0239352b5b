import { screen, within } from 'storybook/test';

/**
 * The dialog in which what two people have changed is merged, once it is there. Found by its heading: in tests antd gives
 * the same id to all that it names.
 */
export const mergeDialog = async () => {
  const heading = await screen.findByText('合并两人的修改', {}, { timeout: 15_000 });
  const dialog = within(heading.closest<HTMLElement>('[role="dialog"]') ?? heading);
  return {
    ...dialog,
    /** Whose version of a field counts. */
    choice: (field: string, name: '对方的' | '我的') =>
      within(dialog.getByRole('radiogroup', { name: field })).getByRole('radio', { name }),
  };
};
