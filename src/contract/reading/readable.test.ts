/** Type tests: what a client reads may be null, what the service sends may not. */
import { describe, expectTypeOf, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import type { Output } from '#contract/protocol/endpoint.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { HandlersOf } from '#service/api/handler-types.ts';
import type { Readable } from './readable.ts';

type Detail = Readable<Output<Api['links']['get']>>;
type Sent = Awaited<ReturnType<HandlersOf<'links'>['get']>>;
type ReadCounts = { name: string | null; count: number | null }[] | null;

describe('A readable reply', () => {
  it('has null for leaves, lists and maps, and never for records', () => {
    expectTypeOf<Detail['id']>().toEqualTypeOf<number | null>();
    expectTypeOf<Detail['details']['title']>().toEqualTypeOf<string | null>();
    expectTypeOf<Detail['details']['unparsed']>().toEqualTypeOf<
      Readonly<Record<string, string | null>> | undefined
    >();
    expectTypeOf<NonNullable<Detail['details']['location']>[number]['link']>().toEqualTypeOf<
      string | null
    >();
    expectTypeOf<Detail['data']['socialCount']>().toEqualTypeOf<Record<
      string,
      number | null
    > | null>();
    expectTypeOf<null>().toExtend<Detail['data']['topOs']>();
    expectTypeOf<
      Extract<Detail['data']['topOs'], { kind: 'counts' }>['counts']
    >().toExtend<ReadCounts>();
    expectTypeOf<Readable<Output<Api['channels']['create']>>['starred']>().toEqualTypeOf<
      boolean | null
    >();
    expectTypeOf<Readable<Output<Api['splash']['list']>>['data']>().toExtend<
      Page<{ id: number | null; date: string | null }>
    >();
  });

  it('cannot be sent by the service: a null for a value does not compile', () => {
    expectTypeOf<Sent['data']['clicks']>().toEqualTypeOf<number>();
    expectTypeOf<Detail>().not.toExtend<Sent>();
    // @ts-expect-error: a counter is a number
    const clicks: Sent['data']['clicks'] = null;
    type SentRow = Awaited<ReturnType<HandlersOf<'splash'>['list']>>['data']['rows'][number];
    // @ts-expect-error: a row has all its values
    const row: SentRow = { id: 1, name: null, date: null };
    expectTypeOf([clicks, row]).toBeArray();
  });
});
