import { z } from 'zod';
import { descriptionOf } from '#shared/catalogue/answer.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const known = new WeakMap<z.ZodType, JsonSchema>();

/** What a body or query has to be like to be read by `schema`. */
export function describeSchema(schema: z.ZodType): JsonSchema {
  const before = known.get(schema);
  if (before) return before;
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const expected = descriptionOf(zodSchema);
      if (expected) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
        Object.assign(jsonSchema, describeSchema(expected));
      }
      // What is read as another type than it is written in still has its default.
      const { def } = zodSchema._zod;
      if (isDefault(def)) jsonSchema.default = writeDefault(def.defaultValue, jsonSchema.type);
      // Every whole number of JavaScript has these bounds; they say nothing about the field.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  known.set(schema, described);
  return described;
}

function isDefault(def: z.core.$ZodTypeDef): def is z.core.$ZodDefaultDef {
  return def.type === 'default';
}

/** A default as it would be sent: that of a comma list is text. */
function writeDefault(value: unknown, type: unknown) {
  // A default is JSON, as its schema is.
  return (
    type === 'string' && Array.isArray(value) ? value.join(',') : value
  ) as z.core.JSONSchema.JSONSchema['default'];
}

/** The fields of a described object, and those of them that have to be there. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}[] {
  // `toJSONSchema` writes both keywords in this form only.
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  const names = required as readonly string[];
  return fields.map(([name, schema]) => ({ name, schema, isRequired: names.includes(name) }));
}
