import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBrandFolder } from './registry/registry.testing';
import { companyJson } from './tenant.testing';

const folder = withBrandFolder();

describe('a conflicting file', () => {
  it('is refused if it takes the id of a loaded brand, whatever its name', async () => {
    const brands = await folder.open();
    await folder.brand('aaa', 1);
    await brands.refresh();
    expect(brands.byId(1)?.slug).toBe('rose');
    expect(brands.bySlug('aaa')).toBeUndefined();
    expect(folder.errors).toEqual(['tenants/aaa.json: $.id id 1 is taken by rose.json']);
  });

  it('is refused if it takes a host, and accepted as soon as the host is free', async () => {
    const brands = await folder.open();
    await folder.brand('lily', 3, { hosts: ['rose.example'] });
    await brands.refresh();
    expect(brands.byHost('rose.example')?.slug).toBe('rose');
    expect(folder.errors).toEqual(['tenants/lily.json: $.hosts[0] rose.example is taken by rose.json']);
    await rm(join(folder.directory, 'rose.json'));
    await brands.refresh();
    expect(brands.byHost('rose.example')?.slug).toBe('lily');
  });

  it('is refused with its rival if neither is loaded, since a missing brand does less harm than mixed members', async () => {
    await folder.brand('lily', 1);
    const brands = await folder.open();
    expect(brands.list().map((tenant) => tenant.slug)).toEqual(['iris']);
    expect(folder.errors.sort()).toEqual([
      'tenants/lily.json: $.id id 1 is taken by rose.json',
      'tenants/rose.json: $.id id 1 is taken by lily.json',
    ]);
  });

  it('falls back without taking a host: a brand that relied on its change falls back too', async () => {
    const brands = await folder.open();
    // rose gives up its domain for one of iris and is refused, so lily must not get the domain to which rose falls
    // back.
    await folder.brand('rose', 1, { domain: 'www.iris.example' });
    await folder.brand('lily', 3, { domain: 'www.rose.example' });
    await brands.refresh();
    expect(brands.byHost('www.rose.example')?.slug).toBe('rose');
    expect(brands.byHost('www.iris.example')?.slug).toBe('iris');
    expect(brands.bySlug('lily')).toBeUndefined();
    expect(folder.errors).toHaveLength(2);
  });

  it('may share a payment account, but not describe it differently: it would pay into the account of another', async () => {
    const stripe = (key: string) => ({
      payment_providers: [
        {
          account: 'stripe',
          kind: 'stripe',
          api_key: `PAYMENT_SECRET_${key}`,
          webhook_secrets: ['PAYMENT_SECRET_HOOK'],
        },
      ],
    });
    const brands = await folder.open();
    const keyOf = (slug: string) => brands.bySlug(slug)?.payment_providers[0]?.api_key;
    await folder.brand('rose', 1, stripe('ROSE'));
    await folder.brand('iris', 2, stripe('ROSE'));
    await brands.refresh();
    expect([keyOf('rose'), keyOf('iris')]).toEqual(['PAYMENT_SECRET_ROSE', 'PAYMENT_SECRET_ROSE']);
    // The brand that changes alone goes on as before, until the other one changes as well.
    await folder.brand('iris', 2, stripe('NEW'));
    await folder.brand('lily', 3, stripe('LILY'));
    await brands.refresh();
    expect([keyOf('rose'), keyOf('iris'), keyOf('lily')]).toEqual([
      'PAYMENT_SECRET_ROSE',
      'PAYMENT_SECRET_ROSE',
      undefined,
    ]);
    const message = '$.payment_providers[0] the account stripe is described differently in';
    expect(folder.errors.toSorted()).toEqual([
      `tenants/iris.json: ${message} lily.json, rose.json`,
      `tenants/lily.json: ${message} iris.json, rose.json`,
    ]);
    await rm(join(folder.directory, 'lily.json'));
    await folder.brand('rose', 1, stripe('NEW'));
    await brands.refresh();
    expect([keyOf('rose'), keyOf('iris')]).toEqual(['PAYMENT_SECRET_NEW', 'PAYMENT_SECRET_NEW']);
  });

  it('may not change the id of a brand, not even after the brand was removed meanwhile', async () => {
    const brands = await folder.open();
    await folder.brand('rose', 7);
    await brands.refresh();
    expect(brands.bySlug('rose')?.id).toBe(1);
    await rm(join(folder.directory, 'rose.json'));
    await brands.refresh();
    await folder.brand('rose', 8);
    await brands.refresh();
    expect(brands.bySlug('rose')).toBeUndefined();
    expect(folder.errors.map((line) => line.slice(0, 41))).toEqual([
      'tenants/rose.json: $.id must stay 1: all ',
      'tenants/rose.json: $.id must stay 1: all ',
    ]);
  });

  it('may name a missing company, and is loaded when the company exists', async () => {
    const brands = await folder.open();
    await folder.brand('lily', 3, { company_id: 'nobody' });
    await brands.refresh();
    expect(folder.errors).toEqual(['tenants/lily.json: $.company_id there is no company "nobody" in companies/']);
    await folder.write('companies/nobody.json', companyJson({ id: 'nobody' }));
    await brands.refresh();
    expect(brands.bySlug('lily')?.company.id).toBe('nobody');
  });

  it('keeps its company if the company file is lost', async () => {
    const brands = await folder.open();
    await rm(join(folder.directory, 'companies/acme.json'));
    await brands.refresh();
    expect(brands.bySlug('rose')?.company.name).toBe('Acme Dating B.V.');
    expect(folder.errors).toHaveLength(2);
  });
});
