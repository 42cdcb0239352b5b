'use client';

export { AudienceCount, type AudienceCountProps, type ChannelReach, type CountedPeople } from './AudienceCount.js';
