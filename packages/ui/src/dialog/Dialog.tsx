import type { Problem } from '@console/base';
import { Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { LockableButton, SUBMIT_LOCK } from '../button/LockedButton.js';
import { type Answer, useLock } from '../button/useLock.js';
import { useWords } from '../locale/useWords.js';
import { dialogWords } from './locale.js';
import { Notice } from '../states/Notice.js';
import { Body, Foot, Left } from './dialog.styles.js';
import { focusIsIn } from './focusIsIn.js';
import { useLeaving } from './useLeaving.js';
import { useReturnFocus } from './useReturnFocus.js';
import { useShown } from './useShown.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { PanelRoot } from '../root/PanelRoot.js';

export interface DialogProps<Values extends object> extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** What is done, as a heading. */
  title: string;
  /** Asked for by cancel, the cross, Escape or the mask, after the reader agreed to lose what was typed. */
  onClose: () => void;
  /** The owner's form (`Form.useForm()`): it keeps the fields while the page is hidden. */
  form: FormInstance<Values>;
  /** Values on opening. The form is reset to them each time the dialog opens. */
  initialValues?: Partial<Values>;
  /** The verb on the primary button: "创建". */
  verb: string;
  /**
   * Called with valid fields only. The primary is locked while the promise runs, and for 3000 ms; answer `false` when
   * nothing was sent. Closing is up to the owner.
   */
  onSubmit: (values: Values) => Answer;
  /** Why the last try failed. Stands above the fields, which keep what was typed. */
  problem?: Problem;
  /** Whether something typed would be lost, where the owner keeps account of that. Default: once a field was changed. */
  dirty?: boolean;
  /** A field was changed by the reader. */
  onTouch?: () => void;
  /** The primary destroys something. Default false. */
  danger?: boolean;
  /** Pixels: 520 (default) for forms, 420 for a short question. */
  width?: number;
  /** `Form.Item`s, one column. */
  children: ReactNode;
}

/** Moves the focus to the first field, unless the reader is in one of them already. */
const focusFirst = (id: string): void => {
  const form = document.getElementById(id);
  if (form === null || focusIsIn(form)) return;
  form
    .querySelector<HTMLElement>('input:not([type=hidden]):not(:disabled), textarea:not(:disabled), [tabindex="0"]')
    ?.focus();
};

interface FieldsProps<Values extends object>
  extends Pick<DialogProps<Values>, 'form' | 'initialValues' | 'children' | 'problem'> {
  id: string;
  onMount: () => void;
  onValid: (values: Values) => void;
  onTouch: () => void;
}

const Fields = <Values extends object>({
  id,
  form,
  initialValues,
  children,
  problem,
  onMount,
  onValid,
  onTouch,
}: FieldsProps<Values>) => {
  const mounted = useEffectEvent(onMount);
  const [filled, setFilled] = useState(false);
  useLayoutEffect(() => {
    mounted();
    // Resetting makes the fields anew: they are there in the next render.
    // oxlint-disable-next-line react/set-state-in-effect
    setFilled(true);
  }, []);
  // While the dialog is still moving in, so that nothing typed meanwhile is lost.
  useEffect(() => {
    if (filled) focusFirst(id);
  }, [filled, id]);
  return (
    <Body>
      {problem && <Notice tone="error">{problem.message}</Notice>}
      <Form
        id={id}
        form={form}
        initialValues={initialValues}
        layout="vertical"
        onFinish={onValid}
        onValuesChange={onTouch}
        scrollToFirstError={{ focus: true }}
      >
        {children}
      </Form>
    </Body>
  );
};

// On a phone it keeps clear of the edges.
const dialogMargin = { maxWidth: 'calc(100vw - 32px)' };

// A long title keeps clear of the cross.
const headed = { header: { paddingInlineEnd: 32 } } as const;

// Where the focus goes on closing is seen to by `useReturnFocus`.
const untriggered = { focusTriggerAfterClose: false } as const;

/**
 * A form over the page: focus in the first field, Enter submits, Escape asks only if something was typed. While its
 * page is hidden it is gone, and it comes back as it was. Focus returns to where it was on closing,
 * or to the page's title where the address opened it.
 */
export const Dialog = <Values extends object>({
  open,
  title,
  onClose,
  form,
  initialValues,
  verb,
  onSubmit,
  problem,
  dirty: known,
  onTouch,
  danger = false,
  width = 520,
  children,
  ...rest
}: DialogProps<Values>) => {
  const words = useWords(dialogWords);
  const { className, style } = rootProps(rest, { style: dialogMargin });
  const id = useId();
  const shown = useShown();
  const [touched, setTouched] = useState(false);
  const dirty = known ?? touched;
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const resetFor = useRef(0);
  const leaving = useLeaving(dirty, onClose);
  const { locked, running, run, release } = useLock(SUBMIT_LOCK);
  const { anchor, onGone } = useReturnFocus(open);

  if (open !== wasOpen) {
    setWasOpen(open);
    setTouched(false);
    if (open) setOpenings(openings + 1);
  }

  // Only an opening resets: a dialog that comes back with its page comes back as it was left.
  const resetOnce = () => {
    if (resetFor.current === openings) return;
    resetFor.current = openings;
    form.resetFields();
  };

  if (!shown) return null;
  return (
    <>
      <span ref={anchor} hidden />
      <Modal
        open={open}
        focusable={untriggered}
        title={title}
        width={width}
        centered
        style={style}
        styles={headed}
        destroyOnHidden
        className={className}
        mask={{ closable: !running }}
        keyboard={!running}
        onCancel={running ? undefined : leaving.ask}
        afterOpenChange={(nowOpen) => (nowOpen ? focusFirst(id) : onGone())}
        footer={
          <Foot>
            {leaving.asking ? (
              <>
                <Left role="alert">{words.unsaved}</Left>
                <Button danger onClick={leaving.leave}>
                  {words.discard}
                </Button>
                <Button type="primary" autoFocus onClick={leaving.stay}>
                  {words.goOn}
                </Button>
              </>
            ) : (
              <>
                <Button onClick={leaving.ask} disabled={running}>
                  {words.cancel}
                </Button>
                <LockableButton
                  type="primary"
                  danger={danger}
                  htmlType="submit"
                  form={id}
                  loading={running}
                  aria-disabled={locked || undefined}
                >
                  {verb}
                </LockableButton>
              </>
            )}
          </Foot>
        }
      >
        <PanelRoot {...rest} />
        <Fields
          id={id}
          form={form}
          initialValues={initialValues}
          problem={problem}
          onMount={resetOnce}
          onTouch={() => {
            setTouched(true);
            onTouch?.();
            release();
          }}
          onValid={(values) => run(() => onSubmit(values))}
        >
          {children}
        </Fields>
      </Modal>
    </>
  );
};
