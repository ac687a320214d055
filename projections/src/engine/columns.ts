import { z } from 'zod';

/** SQL types a read model's column can have; a `?` allows null. */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'numeric'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'text[]'
  | 'uuid[]'
  | 'jsonb';

export type Columns = Readonly<Record<string, ColumnType | `${ColumnType}?`>>;

/** A schema with a field for each column of a row. */
export type RowSchema<Row> = z.ZodObject & z.ZodType<Row>;

/** The SQL types of columns by name, for those of which the schema says too little. */
export type SqlTypes<Row> = Readonly<Partial<Record<keyof Row & string, ColumnType>>>;

/**
 * The columns that hold what the schema of a row allows, in its order.
 * @param sqlTypes of those fields whose schema does not say it
 * @throws Error when a field's SQL type follows from neither
 */
export function columnsOf(
  row: z.ZodObject,
  sqlTypes: Readonly<Partial<Record<string, ColumnType>>> = {},
): Columns {
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(row.shape).map(([name, field]) => {
      const nullable = field instanceof z.ZodNullable;
      const type = sqlTypes[name] ?? sqlTypeOf(nullable ? field.unwrap() : field);
      if (!type)
        throw new Error(`The schema of ${name} does not say which SQL type it has: name it in sqlTypes.`);
      return [name, nullable ? (`${type}?` as const) : type];
    }),
  );
}

function sqlTypeOf(schema: z.core.$ZodType): ColumnType | undefined {
  if (schema instanceof z.ZodUUID) return 'uuid';
  if (schema instanceof z.ZodISODateTime) return 'timestamptz';
  if (schema instanceof z.ZodISODate) return 'date';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum)
    return 'text';
  if (schema instanceof z.ZodLiteral && typeof schema.value === 'string') return 'text';
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'integer' : 'numeric';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodArray) {
    const element = sqlTypeOf(schema.element);
    if (element === 'uuid') return 'uuid[]';
    return element === 'text' || element === 'date' ? 'text[]' : 'jsonb';
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord || schema instanceof z.ZodUnion)
    return 'jsonb';
  return undefined;
}
