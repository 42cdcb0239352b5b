import { Modal } from 'antd';
import { useEffect } from 'react';
import type { Questions } from './HostsContext.js';

interface ModalHostProps {
  onReady: (questions: Questions) => void;
}

/** Where questions are drawn. */
export const ModalHost = ({ onReady }: ModalHostProps) => {
  const [questions, drawn] = Modal.useModal();
  useEffect(() => onReady(questions), [questions, onReady]);
  return drawn;
};
