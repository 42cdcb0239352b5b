/** It still waits for somebody. */
export const isOpen = ({ status }: { status: string }): boolean => status === 'pending' || status === 'processing';
