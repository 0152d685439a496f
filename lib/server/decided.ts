import type { Decided } from '@/lib/store/usage'

/** `?decided=models`: figures leave out what no model decided. */
export const decidedIn = ({ url }: Request): Decided =>
  new URL(url).searchParams.get('decided') === 'models' ? 'models' : 'all'
