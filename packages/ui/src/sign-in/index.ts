'use client';

export { SignIn, type SignInProps } from './SignIn.js';
export type { Credentials } from './SignInForm.js';
