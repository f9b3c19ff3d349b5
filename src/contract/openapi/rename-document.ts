/**
 * OpenAPI document in a service's own names: those of its networks, app stores and pixel types in
 * place of the stand-ins.
 */
import { endpoints } from '#contract/api.ts';
import { isNeutralName } from '#contract/neutral-names.ts';
import {
  renameReply,
  renameRequest,
  renaming,
  type ServiceNames,
} from '#contract/service-names.ts';

/** The document with its names turned into those of the service; everything else as it was. */
export function renameDocument<Document>(document: Document, names: ServiceNames): Document {
  const toService = renaming(names, 'service');

  function renameText(text: unknown): unknown {
    return typeof text === 'string' && isNeutralName(text) ? names[text] : text;
  }

  function renameSchema(key: string, value: unknown): unknown {
    // Fields of records and allowed texts are the only places in which schemas hold names.
    if ((key === 'enum' || key === 'required') && Array.isArray(value))
      return value.map(renameText);
    if (key === 'properties' && isRecord(value)) {
      const fields = Object.entries(value);
      return Object.fromEntries(
        fields.map(([name, schema]) => [renameText(name), walk(schema)] as const),
      );
    }
    return walk(value);
  }

  /** Examples of bodies, each under the name of its endpoint. */
  function renameExamples(examples: Json): Json {
    return mapValues(examples, (name, example) => {
      const endpoint = endpoints.find((row) => row.name === name);
      if (endpoint === undefined || !isRecord(example)) return example;
      const request = renameRequest(endpoint.name, example['value'], toService);
      return { ...example, value: renameReply(endpoint.name, request, toService) };
    });
  }

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return mapValues(value, (key, each) =>
      key === 'examples' && isRecord(each) ? renameExamples(each) : renameSchema(key, each),
    );
  }

  // A sound cast: only texts become other texts, and keys other keys.
  return walk(document) as Document;
}

type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(record: Json, change: (key: string, value: unknown) => unknown): Json {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(key, value)]),
  );
}
