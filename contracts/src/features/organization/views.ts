import { z } from 'zod';

const figures = {
  /** People at the end of the time in question. */
  headcount: z.number(),
  hires: z.number(),
  departures: z.number(),
  /** Mean wellbeing, 1 to 10; null when fewer than three people answered. */
  wellbeing: z.number().nullable(),
  /** Mean rating of completed reviews, 1 to 5. */
  rating: z.number().nullable(),
  reviewsCompleted: z.number(),
  recognitions: z.number(),
};

/** What a calendar month came to for the organization, or for one department. */
export const organizationMonth = z.object({ month: z.string(), ...figures });
export type OrganizationMonth = z.infer<typeof organizationMonth>;

/** What the chosen months came to for one department, by the people's department of today. */
export const departmentFigures = z.object({
  department: z.string(),
  ...figures,
  /** Departures in percent of the mean headcount over the months. */
  turnover: z.number().nullable(),
});
export type DepartmentFigures = z.infer<typeof departmentFigures>;
