import { describe, expect, it } from 'vitest';
import { openingOf } from '#domain/configurator/address.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { modelOf } from '#domain/products/custom-looks.ts';
import { WHOLE_BUILDS } from '../../../tests/fixtures/whole-builds.ts';
import { stageView } from './stage-view.ts';

const viewOf = (of: ConfiguratorId, query: string) =>
  stageView(CONFIGURATORS[of], openingOf(CONFIGURATORS[of], new URLSearchParams(query)).wizard);

function stepsWhere(of: ConfiguratorId, is: 'zoomed' | 'turning' | 'hidden'): string {
  const { search } = new URL(WHOLE_BUILDS[of], 'https://shop.test');
  const steps = CONFIGURATORS[of].steps.map(({ id }) => id);
  return steps.filter((id) => viewOf(of, `${search}&step=${id}`)[is]).join(' ');
}

describe('the stage', () => {
  it('turns a humbucker and an HP90 at every step and hides the model at the overview [row 347]', () => {
    expect(stepsWhere('humbucker', 'turning')).toBe(
      'cover model color spacing output coils potting wiring magnet',
    );
    expect(stepsWhere('hp90', 'turning')).toBe('model color spacing output potting wiring magnet');
    expect(stepsWhere('humbucker', 'hidden')).toBe('overview');
    expect(stepsWhere('hp90', 'hidden')).toBe('overview');
  });

  it('keeps a classic P90 in view at the overview, and turns it neither there nor at its colour step [rows 348, 512, 555]', () => {
    expect(stepsWhere('p90', 'turning')).toBe('pickup spacing output potting magnet');
    expect(stepsWhere('p90', 'hidden')).toBe('');
  });

  it('zooms in at colour steps only [row 346]', () => {
    for (const of of ['humbucker', 'hp90', 'p90'] as const) expect(stepsWhere(of, 'zoomed')).toBe('color');
  });

  it('draws a cover as an outline until it is chosen', () => {
    expect(viewOf('humbucker', '').ghost).toBeUndefined();
    expect(viewOf('humbucker', 'cover=closed').ghost).toBeUndefined();
    expect(viewOf('humbucker', 'cover=open').ghost).toBe('cover');
    expect(viewOf('humbucker', 'cover=open&model=waves').ghost).toBeUndefined();
    expect(viewOf('hp90', '').ghost).toBe('cover');
    expect(viewOf('hp90', 'model=hook').ghost).toBeUndefined();
    expect(viewOf('p90', '').ghost).toBeUndefined();
  });

  it('shows the model of each choice, and lists the models of the next choices', () => {
    const models = (of: ConfiguratorId, query: string) => {
      const { look, next } = viewOf(of, query);
      return [modelOf(look), [...new Set(next.map(modelOf))]];
    };
    // An open cover is invisible until its pattern is chosen.
    expect(models('humbucker', '')).toEqual(['humbucker-none', ['humbucker-closed-50', 'humbucker-none']]);
    expect(models('humbucker', 'cover=open&model=fishbone&step=spacing')).toEqual([
      'humbucker-fishbone-50',
      ['humbucker-fishbone-50', 'humbucker-fishbone-52'],
    ]);
    expect(models('hp90', 'model=hook&color=wine&spacing=52&step=color')).toEqual([
      'hp90-hook-52',
      ['hp90-hook-52'],
    ]);
    expect(models('p90', 'pickup=soapbar&step=pickup')).toEqual([
      'p90-soapbar-50',
      ['p90-dogear-50', 'p90-soapbar-50'],
    ]);
  });
});
