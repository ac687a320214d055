import { z } from 'zod';
import { declaredFeatures, type NoticeKindName } from '../../kernel/feature';

/** The name of a kind of notice that some feature declares. */
export const noticeKindName = z.lazy(() =>
  z.enum(declaredFeatures().flatMap(({ notices = {} }) => Object.keys(notices) as NoticeKindName[])),
);
