import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { recognitionCategoryId, recognitionId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { decideRecognition, describeCategory, nominate } from './commands';
import { recognitionCategoryRow, recognitionView } from './views';

const ofRecognition = z.strictObject({ recognitionId });
const ofCategory = z.strictObject({ categoryId: recognitionCategoryId });
const tags = ['Recognitions'] as const;
const reads = ['recognitions', 'recognition_categories', 'people'] as const;
const may = 'recognition:run-catalogues';

export const recognitionRoutes = {
  list: query('GET /api/recognitions', {
    summary: 'The approved recognitions the caller may see, and the caller’s own nominations; newest first',
    may: 'recognition:see',
    query: pageQuery,
    answer: z.array(recognitionView),
    paged: true,
    tags,
    reads,
  }),
  listWaiting: query('GET /api/recognitions/waiting', {
    summary: 'The nominations that wait for the caller’s approval, oldest first',
    may: 'recognition:decide',
    query: pageQuery,
    answer: z.array(recognitionView),
    paged: true,
    tags,
    reads,
  }),
  history: query('GET /api/recognitions/:recognitionId/history', {
    summary: 'What happened to a recognition, in plain sentences, newest first',
    may: 'recognition:see',
    params: ofRecognition,
    ...historyPages,
    tags,
    reads,
  }),
  nominate: command('POST /api/recognitions', {
    summary: 'Nominate a colleague for recognition',
    may: 'recognition:nominate',
    body: nominate,
    changes: tags,
    status: 201,
  }),
  decide: command('PATCH /api/recognitions/:recognitionId', {
    summary: 'Approve or decline a nomination: the recipient’s manager or an administrator',
    may: 'recognition:decide',
    params: ofRecognition,
    body: decideRecognition,
    changes: ['Recognitions', 'Points'],
  }),
  listCategories: query('GET /api/recognition-categories', {
    summary: 'The categories of recognition, the active ones first',
    may: 'recognition:see',
    answer: z.array(recognitionCategoryRow),
    tags: ['RecognitionCatalogues'],
    reads: ['recognition_categories'],
  }),
  defineCategory: command('POST /api/recognition-categories', {
    summary: 'Define a category of recognition',
    may,
    body: describeCategory,
    changes: ['RecognitionCatalogues'],
    status: 201,
  }),
  reviseCategory: command('PATCH /api/recognition-categories/:categoryId', {
    summary: 'Edit a category; what was awarded before keeps its points',
    may,
    params: ofCategory,
    body: describeCategory,
    changes: ['RecognitionCatalogues', 'Recognitions'],
  }),
  retireCategory: command('POST /api/recognition-categories/:categoryId/retire', {
    summary: 'Take a category out of use for new nominations',
    may,
    params: ofCategory,
    changes: ['RecognitionCatalogues'],
  }),
};
