import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { widgetClass } from '../root/rootProps.js';
import { stateWords } from './locale.js';
import { LinePicture } from './pictures.js';
import { Actions, Middle } from './states.styles.js';

/** Who lacks what, and who could change that. */
export interface Access {
  /** Name of the permission: "角色管理". */
  permission?: string;
  /** The reader's own role. */
  role?: string;
  /** Who grants it. Default: the system administrator. */
  grantedBy?: string;
}

export interface NotPermittedProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What is missing, and who grants it. */
  access?: Access;
  /** A button, e.g. to the reader's own permissions. */
  extra?: ReactNode;
}

/** Signed in, but not permitted: which permission, own role, whom to ask. */
export const NotPermitted = ({ access = {}, extra, ...rest }: NotPermittedProps) => {
  const words = useWords(stateWords);
  const { permission, role, grantedBy = words.administrator } = access;
  return (
    <Middle {...rest} className={widgetClass(rest.className)} role="alert">
      <LinePicture name="locked" />
      <h2>{permission === undefined ? words.notPermittedTitle : words.notPermittedTitleOf(permission)}</h2>
      <p>
        {role !== undefined && (
          <>
            {words.ownRole(role)}
            <br />
          </>
        )}
        {words.askForIt(grantedBy)}
      </p>
      {extra !== undefined && <Actions>{extra}</Actions>}
    </Middle>
  );
};
